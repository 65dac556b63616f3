// Avatars of doctors and persons (dicebear toon-head by Johan Melin, CC BY 4.0), with fixed traits so that
// all look natural.
import { toonHead } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { writeRaw } from './svg.mjs'

const grounds = ['d3efe2', 'd5e7f3', 'f1e5ce', 'f5dcd5', 'dfe8cd', 'dce3e6']
const cloths = ['4f9f86', '4b7fa8', 'b98a4a', 'b9705e', '7f9c3c', '5b7480']
const skins = ['f1c3a5', 'f5cfb4', 'eebd9b', 'f3c8ac']
const hairs = { young: ['2c1b18', '241c11', '3a2a20'], grey: ['8d8f92', 'a9a9a9', '6f6a66'] }
/** Glasses for the style's face, which is 768 units wide, with its eyes at (298, 414) and (470, 414). */
const frames = [
  (colour) =>
    `<g fill="#fff" fill-opacity=".2" stroke="${colour}" stroke-width="9"><circle cx="294" cy="416" r="60"/><circle cx="474" cy="416" r="60"/></g><path d="M354 410 q30 -18 60 0 M234 408 l-32 -12 M534 408 l32 -12" fill="none" stroke="${colour}" stroke-width="9"/>`,
  (colour) =>
    `<g fill="#fff" fill-opacity=".2" stroke="${colour}" stroke-width="10"><rect x="230" y="368" width="124" height="94" rx="26"/><rect x="414" y="368" width="124" height="94" rx="26"/></g><path d="M354 404 q30 -16 60 0 M230 396 l-28 -6 M538 396 l28 -6" fill="none" stroke="${colour}" stroke-width="10"/>`,
]
const pick = (list, n) => list[n % list.length]

/** Men have short hair at the back; women have hair to the neck at least, or a bun. */
const hairOf = {
  f: (n) => {
    const isBun = n % 4 === 3
    return {
      hair: [isBun ? 'bun' : 'sideComed'],
      rearHair: [pick(['shoulderHigh', 'longStraight', 'neckHigh', 'longWavy'], n)],
      rearHairProbability: isBun ? 0 : 100,
    }
  },
  m: (n) => ({ hair: [pick(['sideComed', 'undercut'], n + Math.floor(n / 6))], rearHairProbability: 0 }),
}

/**
 * @param traits `n` selects among the variable traits; `cloth` and `clothes` the clothing, `eyewear` one of
 * the frames
 */
function avatar(name, { sex, n, age = 'young', clothes, cloth, eyewear, hasBeard = false, hair }) {
  const shape = { ...hairOf[sex](n), ...(hair ? { hair: [hair] } : null) }
  const isLong = shape.rearHairProbability === 100 || shape.hair[0] === 'bun'
  const svg = createAvatar(toonHead, {
    seed: name,
    beardProbability: hasBeard ? 100 : 0,
    beard: [pick(['chinMoustache', 'chin'], n)],
    // the other eyes are closed or winking
    eyes: [pick(['happy', 'wide'], n + Math.floor(n / 4))],
    eyebrows: [pick(['neutral', 'happy', 'raised'], n)],
    mouth: ['smile'],
    skinColor: [pick(skins, Math.floor(n / 3))],
    hairColor: [pick(hairs[age], Math.floor(n / 2))],
    clothes: [clothes],
    clothesColor: [cloth ?? pick(cloths, n)],
    backgroundColor: [pick(grounds, n * 5 + Math.floor(n / 6))],
    ...shape,
  }).toString()
  const worn = eyewear === undefined ? '' : frames[eyewear](pick(['#3A4A52', '#6B4A16', '#2C3A55'], n))
  const compact = svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/\n\s*/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/<\/g><\/svg>$/, `${worn}</g></svg>`)
    // attributes that a test compares with the seed's data
    .replace('<svg ', `<svg data-hair="${isLong ? 'long' : 'short'}" data-beard="${hasBeard}" `)
  writeRaw(name, compact)
}

/** What a doctor wears with or instead of the white coat. */
const WHITE = 'f4f8f9'
const scrubs = ['4f9f86', '4b7fa8', '5b7480', '3f8f97']

/**
 * Doctors 1 to 60: odd numbers are women, even numbers are men; every seventh has grey hair. The seed follows
 * the same rule, and gives these the longest practice.
 */
export function drawPeople() {
  for (let i = 1; i <= 60; i += 1) {
    const turn = Math.floor((i - 1) / 2)
    const age = i % 7 === 0 ? 'grey' : 'young'
    avatar(`doctors/doctor-${String(i).padStart(2, '0')}`, {
      sex: i % 2 ? 'f' : 'm',
      n: turn,
      age,
      clothes: pick(['openJacket', 'shirt', 'openJacket', 'turtleNeck'], turn),
      cloth: turn % 4 === 3 ? pick(scrubs, i) : WHITE,
      hasBeard: i % 2 === 0 && turn % 6 === 4,
      ...(i % 3 === 0 ? { eyewear: turn % 2 } : null),
    })
  }
  const persons = [
    ['self-f', { sex: 'f', n: 0, clothes: 'turtleNeck' }],
    ['self-m', { sex: 'm', n: 1, clothes: 'shirt' }],
    ['mother', { sex: 'f', n: 2, age: 'grey', clothes: 'dress' }],
    ['father', { sex: 'm', n: 4, age: 'grey', clothes: 'shirt', eyewear: 1 }],
    ['girl', { sex: 'f', n: 3, clothes: 'tShirt', hair: 'bun' }],
    ['boy', { sex: 'm', n: 7, clothes: 'tShirt', hair: 'spiky' }],
    ['visitor', { sex: 'm', n: 5, clothes: 'turtleNeck' }],
  ]
  for (const [name, options] of persons) {
    avatar(`persons/${name}`, options)
  }
}
