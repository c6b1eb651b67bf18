/**
 * Names that a person chose, such as "article-body" or "storyText"; those of build tools have random digits or letters.
 */
const CHOSEN = /^[a-z]{2,}(?:(?:--?|__?)[a-z]{2,}|[A-Z][a-z]{2,})*$/
const LONGEST_NAME = 40
/** Attributes in which pages name their parts in their own words. */
const NAMING = ['itemprop', 'data-testid', 'data-component', 'data-qa', 'role']
/** The most places of one part on a page: more are a kind of part, such as paragraphs. */
const MOST_ALIKE = 3

/** A selector for an element and those of its kind, which other pages of the site are likely to share. */
export function selectorOf(element: Element): string {
  const own = namedSelector(element)
  if (own !== null) return own
  const tag = element.tagName.toLowerCase()
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.tagName === 'BODY') break
    const around = namedSelector(parent)
    if (around !== null) return `${around} ${tag}`
  }
  return tag
}

/** The nearest part around an element that is unique on its page. */
export function partAround(element: Element): string | null {
  const page = element.ownerDocument
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.tagName === 'BODY') break
    const selector = namedSelector(parent)
    if (selector !== null && page.querySelectorAll(selector).length <= MOST_ALIKE) return selector
  }
  return null
}

/** A selector of an element by its name, classes or label; null if only its place tells it from others. */
export function namedSelector(element: Element): string | null {
  const id = element.getAttribute('id') ?? ''
  return isChosen(id) ? `#${id}` : kindSelector(element)
}

/** Finds an element and others of its kind, if none of them has a name of its own. */
export function kindSelector(element: Element): string | null {
  const tag = element.tagName.toLowerCase()
  const classes = chosenClasses(element)
  if (classes.length > 0) return `${tag}.${classes.slice(0, 2).join('.')}`
  for (const name of NAMING) {
    const value = element.getAttribute(name) ?? ''
    if (isChosen(value)) return `${tag}[${name}="${value}"]`
  }
  return tag === 'article' || tag === 'main' ? tag : null
}

/** The classes of an element that a person named. */
export function chosenClasses(element: Element): string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter(isChosen)
}

function isChosen(name: string): boolean {
  return name.length <= LONGEST_NAME && CHOSEN.test(name)
}
