import type { brand, category, ensure, tag } from '../../db/schema/goods'
import { brands, categories, ensures, tags } from './content/taxonomy'
import { allOf, local } from './local'

export const categoryId = (slug: string): string => `cat-${slug}`
export const tagId = (slug: string): string => `tag-${slug}`
export const brandId = (slug: string): string => `brand-${slug}`

export const brandRows = (): (typeof brand.$inferInsert)[] =>
  brands.map(([slug, name], sort) => ({
    id: brandId(slug),
    name: local(name),
    logo: `/assets/brands/${slug}.svg`,
    sort,
  }))
export const tagRows = (): (typeof tag.$inferInsert)[] =>
  tags.map(([slug, name], sort) => ({ id: tagId(slug), name: local(name), sort }))
export const categoryRows = (): (typeof category.$inferInsert)[] =>
  categories.map(([slug, name, parent, isHot], sort) => ({
    id: categoryId(slug),
    parentId: parent ? categoryId(parent) : null,
    name: local(name),
    picUrl: `/assets/categories/${slug}.svg`,
    sort,
    isHot,
  }))
/** The names of a category and of those above it in every language: what it is for is found by its kind too. */
export function categoryNames(slug: string): string[] {
  const found = categories.find(([own]) => own === slug)
  if (!found) return []
  const [, name, parent] = found
  return [...allOf(local(name)), ...(parent ? categoryNames(parent) : [])]
}
export const ensureRows = (): (typeof ensure.$inferInsert)[] =>
  ensures.map(([slug, name, detail, icon, kinds], sort) => ({
    id: `ensure-${slug}`,
    name: local(name),
    detail: local(detail),
    icon,
    kinds: [...kinds],
    sort,
  }))
