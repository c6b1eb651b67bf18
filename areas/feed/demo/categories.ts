import type { Api } from '#core/contract.ts'
import { categories as twelve } from '#engine/categories/categories.ts'
import { hueOf } from '../category-hues.ts'
import type { categories } from '../contracts/categories.ts'

/** The twelve categories of the sample articles. */
export function demoCategories(): Api<typeof categories> {
  return {
    async listCategories() {
      return twelve.map((name) => ({
        id: name,
        name,
        hue: name === 'Breaking' ? 'breaking' : hueOf(name),
        isOwn: false,
        isHidden: false,
        examples: 0,
      }))
    },
  }
}
