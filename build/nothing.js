// Replaces the modules that build/unused-modules.js excludes
