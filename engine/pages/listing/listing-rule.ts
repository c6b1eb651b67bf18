/**
 * How articles are found on a page that lists them: CSS selectors of the items on the page, and of title, link and date
 * within an item. An empty one of the three is looked for by itself.
 */
export interface ListingRule {
  item: string
  title: string
  link: string
  date: string
}
