"""stub"""
def evaluate(state, seat): return {}
def shortlist(state, seat, numbers): return numbers
