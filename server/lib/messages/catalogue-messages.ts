/** Texts of favourites, comparison, reviews and content: one part of the server's table (server/lib/messages.ts). */
export const catalogueMessages = {
  compareFull: {
    'zh-Hant': '最多可加入 {count} 個套餐，請先移除一些',
    'zh-Hans': '最多可加入 {count} 个套餐，请先移除一些',
    en: 'You can keep up to {count} packages to compare; remove some first',
    fr: 'Vous pouvez garder jusqu’à {count} forfaits à comparer ; retirez-en d’abord',
    es: 'Puede guardar hasta {count} paquetes para comparar; quite alguno primero',
    ja: '比較リストに入れられるのは {count} 件までです。先にいくつか削除してください',
  },
  compareOnlyPackages: {
    'zh-Hant': '只有體檢套餐可以對比',
    'zh-Hans': '只有体检套餐可以对比',
    en: 'Only health-check packages can be compared',
    fr: 'Seuls les bilans de santé peuvent être comparés',
    es: 'Solo se pueden comparar paquetes de revisión médica',
    ja: '比較できるのは健診パッケージだけです',
  },
  compareCount: {
    'zh-Hant': '請選擇 {min} 至 {max} 個套餐對比',
    'zh-Hans': '请选择 {min} 至 {max} 个套餐对比',
    en: 'Choose {min} to {max} packages to compare',
    fr: 'Choisissez de {min} à {max} forfaits à comparer',
    es: 'Elija de {min} a {max} paquetes para comparar',
    ja: '比較するパッケージを {min}～{max} 件選んでください',
  },
  reviewExists: {
    'zh-Hant': '這項已經評價過了',
    'zh-Hans': '这项已经评价过了',
    en: 'You have already reviewed this',
    fr: 'Vous avez déjà donné votre avis',
    es: 'Ya ha valorado este artículo',
    ja: 'すでにレビュー済みです',
  },
  reviewTooEarly: {
    'zh-Hant': '完成後才可以評價',
    'zh-Hans': '完成后才可以评价',
    en: 'You can review it once the order is completed',
    fr: 'Vous pourrez donner votre avis une fois la commande terminée',
    es: 'Podrá valorarlo cuando el pedido se haya completado',
    ja: '注文の完了後にレビューできます',
  },
} as const
