import { clinicsWith, keyScreeningsOf, PLENTY, preparationOf } from './bookable-facts'
import { packagePreparations, serviceTexts } from './content/bookable-texts'
import { services } from './content/services'
import { refundTexts, serviceContents } from './content/site'
import { goodsRows, type GoodsRows } from './goods-rows'
import { bullets, html, local, localWith } from './local'
import { shopId } from './shop-rows'

export function serviceRows(now: Date): GoodsRows[] {
  return services.map((content, index) =>
    goodsRows({
      kind: 'service',
      slug: `service-${content.slug}`,
      name: local(content.name),
      sellPoint: content.sellPoint,
      category: content.category,
      brand: 'kangxu',
      tags: content.tags,
      index,
      now,
      popularity: 1,
      picUrls: ['', '-2'].map((end) => `/assets/goods/service-${content.slug}${end}.svg`),
      shopIds: clinicsWith(content.channel).map(shopId),
      specName: serviceTexts.specName,
      marketPriceCents: null,
      versions: [
        { name: localWith(serviceTexts.minutes, { n: content.minutes }), priceCents: 0, stock: PLENTY },
      ],
      description: html([['p', local(content.about)]]),
      notice: bullets(serviceTexts.notice),
      serviceContent: serviceContents.service,
      refund: refundTexts.service,
      extra: {
        slotKind: content.channel,
        isFree: true,
        ageMin: content.ageMin === 0 ? null : content.ageMin,
        ageMax: content.ageMax,
        eligibilityText: local(content.eligibility),
        durationMinutes: content.minutes,
        keyScreenings: keyScreeningsOf(content.keys),
        preparations: [preparationOf(packagePreparations.idCard)],
      },
    }),
  )
}
