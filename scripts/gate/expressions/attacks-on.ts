import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp'

/** A part that may be repeated fewer times than this is cheap. */
const MANY = 16
/** The most texts that are tried for one part of an expression. */
const MOST_WAYS = 4
const COMMON = Array.from(' \na1A.,<>"\'-:@/=&;()[]{}!?|#*+_%é東ア\t\u00a0\u0301😀x')

/**
 * Texts for the parts that an expression may repeat MANY times or more, each with the text that has
 * to come before it. Repeating such a text may make the expression slow.
 */
export function attacksOn(source: string, flags: string): { prefix: string; unit: string }[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const ways = waysToWrite(source, flags)
  const attacks = new Map<string, { prefix: string; unit: string }>()
  const add = (prefix: string, unit: string) => {
    if (unit !== '') attacks.set(JSON.stringify([prefix, unit]), { prefix, unit })
  }
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < MANY) return
      const partly = ways(behind(quantifier))[0]!.slice(0, -1)
      for (const before of ways(ahead(quantifier))) {
        for (const unit of ways([quantifier.element])) {
          add('', unit)
          add(before, unit)
          add('', before + unit)
          add('', before + unit + partly)
          add(before, unit + partly)
          add('', unit + partly)
        }
      }
    },
  })
  return [...attacks.values()]
}

/** The elements before a part, outermost first. */
function ahead(part: AST.Quantifier): AST.Element[] {
  return around(part, (elements, at) => elements.slice(0, at))
    .reverse()
    .flat()
}

function behind(part: AST.Quantifier): AST.Element[] {
  return around(part, (elements, at) => elements.slice(at + 1)).flat()
}

function around(
  part: AST.Quantifier,
  cut: (elements: AST.Element[], at: number) => AST.Element[],
): AST.Element[][] {
  const found: AST.Element[][] = []
  let inner: AST.Node = part
  for (let outer: AST.Node | null = part.parent; outer; outer = outer.parent) {
    if (outer.type === 'Alternative')
      found.push(cut(outer.elements, outer.elements.indexOf(inner as AST.Element)))
    inner = outer
  }
  return found
}

type Ways = (elements: readonly AST.Element[]) => string[]

/** Returns some of the texts that elements match. */
function waysToWrite(source: string, flags: string): Ways {
  // The expression's own characters come first, because expressions are slow if two of their parts
  // match the same characters.
  const candidates = [...new Set([...Array.from(source.replaceAll(/\\./g, '')), ...COMMON])]
  const charactersFor = (raw: string) => {
    // safe expression: it is a part of an expression of ours, put to one character at a time
    const own = new RegExp(`^${raw}$`, flags.replaceAll(/[gy]/g, ''))
    return candidates.filter((one) => own.test(one)).slice(0, MOST_WAYS)
  }
  const ofSequence: Ways = (elements) =>
    elements.map(ofElement).reduce((texts, next) => crossed(texts, next), ['']) as string[]
  const ofAlternatives = (alternatives: AST.Alternative[]) =>
    alternatives.flatMap(({ elements }) => ofSequence(elements).slice(0, 2)).slice(0, MOST_WAYS)

  function ofElement(element: AST.Element): string[] {
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return charactersFor(element.raw)
      case 'CapturingGroup':
      case 'Group':
        return ofAlternatives(element.alternatives)
      case 'Quantifier':
        return ofElement(element.element).map((one) => one.repeat(Math.max(1, element.min)))
      default:
        return ['']
    }
  }
  return (elements) => {
    const texts = ofSequence(elements)
    return texts.length === 0 ? [''] : texts
  }
}

/** Joins two lists of texts pairwise; the shorter list is repeated. */
function crossed(texts: string[], next: string[]): string[] {
  if (next.length === 0) return texts
  return Array.from(
    { length: Math.max(texts.length, next.length) },
    (_, at) => texts[at % texts.length]! + next[at % next.length]!,
  )
}
