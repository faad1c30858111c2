"""The rules of Neuland, paragraph by paragraph."""
