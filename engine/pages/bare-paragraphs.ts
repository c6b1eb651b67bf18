/** Elements in which the text of an article may stand without paragraphs. */
const HOLDERS = 'div,section,article,main,td,center,body'
/** Elements within a line; any other ends a run of text. */
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD MARK Q RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)
const BLOCKS_INSIDE = 'p,div,ul,ol,table,section,article,figure,blockquote,h1,h2,h3,h4,h5,h6,form'
/** The least text of a holder; shorter ones are labels. */
const OWN_CHARACTERS = 80

/**
 * Makes paragraphs of bare text next to line breaks and blocks, as older systems write articles: each run between two
 * empty lines or blocks is one. Code that reads the page afterwards need only know one kind of paragraph.
 */
export function wrapBareParagraphs(page: Document): void {
  for (const holder of page.querySelectorAll(HOLDERS)) {
    const children = [...holder.childNodes]
    const isMixed = children.some((child) => child.nodeType === 1 && !isInline(child))
    if (!isMixed || ownLength(children) < OWN_CHARACTERS) continue
    for (const run of runsOf(children)) wrap(run)
  }
}

/** Counts only the words directly inside an element, because a row of links is a menu. */
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
