import type { Words } from './words'

interface MerchantContent {
  id: string
  enterpriseId: string
  name: Words
  logo: string
  /** Of the regular price. */
  percent: number
  /** Number of each version that one member may buy. */
  quota: number
  goods: readonly string[]
}

export const merchants: readonly MerchantContent[] = [
  {
    id: 'merchant-harbour-kangxu',
    enterpriseId: 'enterprise-harbour',
    name: ['康序健康', 'Medibook', 'Medibook', 'Medibook', 'Medibook'],
    logo: '/assets/brands/kangxu.svg',
    percent: 80,
    quota: 2,
    goods: [
      'package-comprehensive',
      'package-women',
      'package-men',
      'package-heart',
      'package-liver',
      'vaccine-flu',
      'vaccine-hpv9',
      'item-omega-3',
      'item-blood-pressure-monitor',
    ],
  },
  {
    id: 'merchant-harbour-haicheng',
    enterpriseId: 'enterprise-harbour',
    name: ['海澄健康選物', 'Haicheng Picks', 'Haicheng Picks', 'Haicheng Picks', 'Haicheng Picks'],
    logo: '/assets/brands/haicheng.svg',
    percent: 85,
    quota: 5,
    goods: ['item-omega-3', 'item-masks-adult', 'item-activity-band', 'item-lumbar-cushion'],
  },
  {
    id: 'merchant-southfield-kangxu',
    enterpriseId: 'enterprise-southfield',
    name: ['康序健康', 'Medibook', 'Medibook', 'Medibook', 'Medibook'],
    logo: '/assets/brands/kangxu.svg',
    percent: 70,
    quota: 1,
    goods: ['vaccine-flu', 'vaccine-hpv9', 'package-eye', 'package-dental'],
  },
]
