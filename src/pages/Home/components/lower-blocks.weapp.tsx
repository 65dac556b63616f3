// A mini-program loads a package at once
export { HomeArticles as LowerArticles } from './home-articles'
export { HomeClinics as LowerClinics } from './home-clinics'
