import type { Language, TextRoom } from './languages'

export type Catalogue = Record<string, unknown>

/** Loads the texts of one room in one language: a chunk of its own. @throws when the chunk cannot be loaded */
export async function loadCatalogue(room: TextRoom, language: Language): Promise<Catalogue> {
  switch (room) {
    case 'main':
      return (await import(/* webpackChunkName: "text-main-[request]" */ `../pages/i18n/${language}.json`))
        .default
    case 'common':
      return (await import(/* webpackChunkName: "text-common-[request]" */ `./common/${language}.json`))
        .default
    case 'errors':
      return (await import(/* webpackChunkName: "text-errors-[request]" */ `./errors/${language}.json`))
        .default
    case 'pages-common':
      return (
        await import(
          /* webpackChunkName: "text-pages-common-[request]" */ `../pages-common/i18n/${language}.json`
        )
      ).default
    case 'pages-goods':
      return (
        await import(
          /* webpackChunkName: "text-pages-goods-[request]" */ `../pages-goods/i18n/${language}.json`
        )
      ).default
    case 'pages-order':
      return (
        await import(
          /* webpackChunkName: "text-pages-order-[request]" */ `../pages-order/i18n/${language}.json`
        )
      ).default
    case 'pages-mine':
      return (
        await import(
          /* webpackChunkName: "text-pages-mine-[request]" */ `../pages-mine/i18n/${language}.json`
        )
      ).default
    case 'pages-shop':
      return (
        await import(
          /* webpackChunkName: "text-pages-shop-[request]" */ `../pages-shop/i18n/${language}.json`
        )
      ).default
    case 'pages-clinic':
      return (
        await import(
          /* webpackChunkName: "text-pages-clinic-[request]" */ `../pages-clinic/i18n/${language}.json`
        )
      ).default
    case 'pages-shopping':
      return (
        await import(
          /* webpackChunkName: "text-pages-shopping-[request]" */ `../pages-shopping/i18n/${language}.json`
        )
      ).default
    case 'pages/trolley':
      return (
        await import(
          /* webpackChunkName: "text-pages-trolley-[request]" */ `../pages/trolley/i18n/${language}.json`
        )
      ).default
  }
}
