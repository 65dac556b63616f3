// Avatars of doctors and of saved persons (dicebear toon-head by Johan Melin, CC BY 4.0), with the traits
// pinned so that nobody looks odd.
import { toonHead } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { writeRaw } from './svg.mjs'

const grounds = ['d3efe2', 'd5e7f3', 'f1e5ce', 'f5dcd5', 'dfe8cd', 'dce3e6']
const cloths = ['4f9f86', '4b7fa8', 'b98a4a', 'b9705e', '7f9c3c', '5b7480']
const skins = ['f1c3a5', 'f5cfb4', 'eebd9b', 'f3c8ac']
const hairs = { young: ['2c1b18', '241c11', '3a2a20'], grey: ['8d8f92', 'a9a9a9', '6f6a66'] }
const pick = (list, n) => list[n % list.length]

function avatar(name, { sex, n, age = 'young', clothes, extra = {} }) {
  const shape =
    sex === 'f'
      ? {
          hair: [pick(['sideComed', 'bun', 'sideComed', 'sideComed', 'sideComed'], n)],
          rearHair: [pick(['neckHigh', 'shoulderHigh', 'longStraight', 'longWavy'], n)],
          rearHairProbability: n % 5 === 1 ? 0 : 100,
        }
      : { hair: [pick(['sideComed', 'undercut', 'sideComed'], n)], rearHairProbability: 0 }
  const svg = createAvatar(toonHead, {
    seed: name,
    beardProbability: sex === 'm' && n % 11 === 5 ? 100 : 0,
    beard: ['chinMoustache'],
    eyes: [pick(['happy', 'wide', 'humble'], n)],
    eyebrows: [pick(['neutral', 'happy'], n)],
    mouth: ['smile'],
    skinColor: [pick(skins, n)],
    hairColor: [pick(hairs[age], n)],
    clothes: [clothes ?? pick(['shirt', 'turtleNeck', 'openJacket'], n)],
    clothesColor: [pick(cloths, n)],
    backgroundColor: [pick(grounds, n)],
    ...shape,
    ...extra,
  }).toString()
  const compact = svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/\n\s*/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
  writeRaw(name, compact)
}

/**
 * Doctors 1 to 60: odd numbers are women, even numbers are men; every seventh has grey hair. The seed follows
 * the same rule.
 */
export function drawPeople() {
  for (let i = 1; i <= 60; i += 1) {
    avatar(`doctors/doctor-${String(i).padStart(2, '0')}`, {
      sex: i % 2 ? 'f' : 'm',
      n: i * 5 + Math.floor(i / 6),
      age: i % 7 === 0 ? 'grey' : 'young',
    })
  }
  const persons = [
    ['self-f', { sex: 'f', n: 0, clothes: 'turtleNeck' }],
    ['self-m', { sex: 'm', n: 1, clothes: 'shirt' }],
    ['mother', { sex: 'f', n: 4, age: 'grey', clothes: 'dress' }],
    ['father', { sex: 'm', n: 8, age: 'grey', clothes: 'shirt' }],
    ['girl', { sex: 'f', n: 3, clothes: 'tShirt' }],
    ['boy', { sex: 'm', n: 7, clothes: 'tShirt', extra: { hair: ['spiky'] } }],
    ['visitor', { sex: 'm', n: 5, clothes: 'turtleNeck', extra: { beardProbability: 0 } }],
  ]
  for (const [name, options] of persons) {
    avatar(`persons/${name}`, options)
  }
}
