import * as z from 'zod/mini'

/**
 * A rule that finds articles on a page that lists them: CSS selectors of the items on the page, and
 * of title, link and date within an item. Title, link or date is found automatically if its
 * selector is empty.
 */
export const ListingRule = z.object({
  item: z.string(),
  title: z.string(),
  link: z.string(),
  date: z.string(),
})
export type ListingRule = z.infer<typeof ListingRule>
