// Generates every picture of the seed catalogue into server/demo/assets.
// Run: node scripts/make-pictures.mjs
// The output is committed, so that a fresh clone shows pictures without the icon and avatar packages.
import './lib/help.mjs'
import { drawClinics } from './pictures/clinics.mjs'
import { drawGoods } from './pictures/goods.mjs'
import { drawBrands, drawCategories } from './pictures/marks.mjs'
import { drawPackages, drawServices } from './pictures/packages.mjs'
import { drawPeople } from './pictures/people.mjs'
import { drawArticles, drawBanners } from './pictures/scenes.mjs'
import { writtenSummary } from './pictures/svg.mjs'
import { drawVaccines } from './pictures/vaccines.mjs'

const steps = [
  drawPackages,
  drawVaccines,
  drawServices,
  drawGoods,
  drawClinics,
  drawPeople,
  drawBanners,
  drawArticles,
  drawCategories,
  drawBrands,
]
for (const step of steps) {
  await step()
}
const { files, bytes, largest } = writtenSummary()
console.log(
  `${files} pictures, ${(bytes / 1024).toFixed(0)} KB, largest ${largest.path} ${(largest.bytes / 1024).toFixed(1)} KB`,
)
