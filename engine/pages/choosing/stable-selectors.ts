/**
 * Matches names that a person chose, such as "article-body" or "storyText". Names from build tools
 * have random digits or letters.
 */
const CHOSEN = /^[a-z]{2,}(?:(?:--?|__?)[a-z]{2,}|[A-Z][a-z]{2,})*$/
const LONGEST_NAME = 40
/** Attributes that may name a part of a page. */
const NAMING = ['itemprop', 'data-testid', 'data-component', 'data-qa', 'role']
/**
 * The most places on a page where a part may appear. A selector that finds more is a kind of part,
 * such as paragraphs.
 */
const MOST_ALIKE = 3

/**
 * A selector for an element and others of its kind that probably also works on other pages of the
 * site.
 */
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

/**
 * The selector of the nearest part around an element that appears at most `MOST_ALIKE` times on its
 * page; null if there is none.
 */
export function partAround(element: Element): string | null {
  const page = element.ownerDocument
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.tagName === 'BODY') break
    const selector = namedSelector(parent)
    if (selector !== null && page.querySelectorAll(selector).length <= MOST_ALIKE) return selector
  }
  return null
}

/**
 * A selector of an element by its id, classes or label; null if only its position identifies it.
 */
export function namedSelector(element: Element): string | null {
  const id = element.getAttribute('id') ?? ''
  return isChosen(id) ? `#${id}` : kindSelector(element)
}

/**
 * A selector for an element and others of its kind, by its classes or label, or by the tag
 * `article` or `main`; null if it has none.
 */
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

/** The classes of an element whose names a person chose. */
export function chosenClasses(element: Element): string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter(isChosen)
}

function isChosen(name: string): boolean {
  return name.length <= LONGEST_NAME && CHOSEN.test(name)
}
