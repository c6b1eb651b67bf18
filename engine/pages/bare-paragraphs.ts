/** Elements that may contain the text of an article without paragraph elements. */
const HOLDERS = 'div,section,article,main,td,center,body'
/** Inline elements. Any other element ends a run of text. */
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD MARK Q RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)
const BLOCKS_INSIDE = 'p,div,ul,ol,table,section,article,figure,blockquote,h1,h2,h3,h4,h5,h6,form'
/** The least text directly inside such an element; shorter texts are labels. */
const OWN_CHARACTERS = 80

/**
 * Wraps bare text next to line breaks and blocks in paragraphs, because older systems write
 * articles without them. Each run of text between blocks or empty lines becomes one.
 */
export function wrapBareParagraphs(page: Document): void {
  for (const holder of page.querySelectorAll(HOLDERS)) {
    const children = [...holder.childNodes]
    const isMixed = children.some((child) => child.nodeType === 1 && !isInline(child))
    if (!isMixed || ownLength(children) < OWN_CHARACTERS) continue
    for (const run of runsOf(children)) wrap(run)
  }
}

/**
 * The length of the text directly inside an element. Text in links is not counted, because a row of
 * links is a menu.
 */
function ownLength(children: ChildNode[]): number {
  const texts = children.filter(({ nodeType }) => nodeType === 3)
  return texts.reduce((sum, { textContent }) => sum + (textContent ?? '').trim().length, 0)
}

/** Runs of text between blocks, or between two or more line breaks; a single break stays inside. */
function runsOf(children: ChildNode[]): ChildNode[][] {
  const runs: ChildNode[][] = []
  let run: ChildNode[] = []
  let breaks: ChildNode[] = []
  const end = () => {
    if (run.some(hasWords)) runs.push(run)
    for (const line of breaks) line.remove()
    run = []
    breaks = []
  }
  for (const child of children) {
    const isBlank = child.nodeType === 8 || (child.nodeType === 3 && !hasWords(child))
    if (child.nodeName === 'BR') breaks.push(child)
    else if (isBlank && run.length > 0 && breaks.length === 0) run.push(child)
    else if (isBlank) continue
    else if (child.nodeType !== 3 && !isInline(child)) end()
    else {
      if (breaks.length > 1) end()
      run.push(...breaks, child)
      breaks = []
    }
  }
  end()
  return runs
}

function wrap(run: ChildNode[]): void {
  const first = run[0]!
  const paragraph = first.ownerDocument!.createElement('p')
  first.before(paragraph)
  paragraph.append(...run)
}

function hasWords(node: ChildNode): boolean {
  return /\S/.test(node.textContent ?? '')
}

function isInline(node: ChildNode): boolean {
  return INLINE.has(node.nodeName) && (node as Element).querySelector(BLOCKS_INSIDE) === null
}
