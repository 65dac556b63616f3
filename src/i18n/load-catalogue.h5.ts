import type { Language, TextRoom } from './languages'

export type Catalogue = Record<string, unknown>

type Load = (language: Language) => Promise<{ default: Catalogue }>
// webpack splits one chunk per file only where the folder is a literal
const loads: Record<TextRoom, Load> = {
  main: (language) => import(/* webpackChunkName: "text-main-[request]" */ `../pages/i18n/${language}.json`),
  common: (language) => import(/* webpackChunkName: "text-common-[request]" */ `./common/${language}.json`),
  errors: (language) => import(/* webpackChunkName: "text-errors-[request]" */ `./errors/${language}.json`),
  'pages-common': (language) =>
    import(/* webpackChunkName: "text-pages-common-[request]" */ `../pages-common/i18n/${language}.json`),
  'pages-goods': (language) =>
    import(/* webpackChunkName: "text-pages-goods-[request]" */ `../pages-goods/i18n/${language}.json`),
  'pages-order': (language) =>
    import(/* webpackChunkName: "text-pages-order-[request]" */ `../pages-order/i18n/${language}.json`),
  'pages-mine': (language) =>
    import(/* webpackChunkName: "text-pages-mine-[request]" */ `../pages-mine/i18n/${language}.json`),
  'pages-shop': (language) =>
    import(/* webpackChunkName: "text-pages-shop-[request]" */ `../pages-shop/i18n/${language}.json`),
  'pages-clinic': (language) =>
    import(/* webpackChunkName: "text-pages-clinic-[request]" */ `../pages-clinic/i18n/${language}.json`),
  'pages-shopping': (language) =>
    import(/* webpackChunkName: "text-pages-shopping-[request]" */ `../pages-shopping/i18n/${language}.json`),
  'pages/trolley': (language) =>
    import(/* webpackChunkName: "text-pages/trolley-[request]" */ `../pages/trolley/i18n/${language}.json`),
  'pages-common/welcome': (language) =>
    import(
      /* webpackChunkName: "text-pages-common/welcome-[request]" */ `../pages-common/welcome/i18n/${language}.json`
    ),
}

/**
 * Loads one namespace in one language from its own chunk.
 * @throws when the chunk cannot be loaded
 */
export async function loadCatalogue(room: TextRoom, language: Language): Promise<Catalogue> {
  return (await loads[room](language)).default
}
