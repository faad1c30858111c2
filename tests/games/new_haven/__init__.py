"""The rules of New Haven, paragraph by paragraph."""
