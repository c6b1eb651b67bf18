import type { Article } from '../contract.ts'

/**
 * The number of articles that "Your Feed" skips, because they are shown as headlines. Breaking news
 * is not counted.
 */
const HELD_BACK = 2
const HEADLINE_COUNT = 12

/**
 * The number of new articles in a folder of sample data: 70%, rounded down. It divides whole
 * numbers, because 90 * 0.7 is a little less than 63.
 */
export function newCountOf(total: number): number {
  return Math.floor((total * 7) / 10)
}

/**
 * The number of read articles in a folder of sample data: 30%, rounded down. Because of rounding,
 * the two numbers need not add up to the total.
 */
export function readCountOf(total: number): number {
  return Math.floor((total * 3) / 10)
}

type Sorted = Pick<Article, 'category'>

export function topHeadlines<Item extends Sorted>(articles: readonly Item[]): Item[] {
  return notBreaking(articles).slice(0, HEADLINE_COUNT)
}

/** The articles of each folder, in the order in which the categories first appear. */
export function groupIntoFolders<Item extends Sorted>(
  articles: readonly Item[],
): Map<string, Item[]> {
  const folders = new Map<string, Item[]>()
  for (const article of notBreaking(articles).slice(HELD_BACK)) {
    const folder = folders.get(article.category)
    if (folder) folder.push(article)
    else folders.set(article.category, [article])
  }
  return folders
}

function notBreaking<Item extends Sorted>(articles: readonly Item[]): Item[] {
  return articles.filter(({ category }) => category !== 'Breaking')
}
