"""New England (Alan R. Moon, Aaron Weissblum 2003): buy land and cards at your own price, settle the coast."""
