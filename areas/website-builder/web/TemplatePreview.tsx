import './TemplatePreview.css'
import type { Layout } from '../contract.ts'

type Block = readonly [x: number, y: number, width: number, height: number, tone: Tone]
type Tone = 'ink' | 'hair' | 'pencil' | 'well'

const WIDTH = 160
const HEIGHT = 100
const nameless: Block = [10, 9, 26, 4, 'ink']
const heads: readonly Block[] = [
  [104, 10, 12, 2, 'hair'],
  [120, 10, 12, 2, 'hair'],
  [136, 10, 14, 2, 'hair'],
]

/** The drawing of each layout, with strips for text, pictures and buttons. */
const layouts: Record<Layout, readonly Block[]> = {
  front: [
    [10, 22, 62, 7, 'ink'],
    [10, 33, 50, 7, 'ink'],
    [10, 46, 58, 2, 'hair'],
    [10, 51, 54, 2, 'hair'],
    [10, 60, 24, 8, 'pencil'],
    [84, 22, 66, 46, 'well'],
    ...row(78, 4, 31, 14),
  ],
  column: [
    [40, 22, 80, 7, 'ink'],
    [52, 33, 56, 2, 'hair'],
    ...[42, 47, 52, 57, 66, 71, 76].map((y, at) => line(40, y, at % 3 === 2 ? 58 : 80)),
    [40, 84, 30, 8, 'pencil'],
  ],
  gallery: [...row(22, 3, 44, 32), ...row(58, 3, 44, 32)],
  funnel: [
    [30, 22, 100, 8, 'ink'],
    [48, 35, 64, 2, 'hair'],
    [62, 43, 36, 9, 'pencil'],
    ...row(60, 3, 44, 20),
    [10, 86, 140, 3, 'hair'],
  ],
  calendar: [
    [10, 22, 50, 7, 'ink'],
    ...[36, 41, 46, 51].map((y) => line(10, y, 50)),
    [10, 60, 30, 8, 'pencil'],
    ...[22, 36, 50, 64, 78].flatMap((y, week) =>
      [74, 90, 106, 122, 138].map((x, day): Block => [
        x,
        y,
        12,
        10,
        week === 2 && day === 3 ? 'pencil' : 'well',
      ]),
    ),
  ],
  forum: [
    [10, 22, 70, 7, 'ink'],
    ...[36, 50, 64, 78].flatMap((y): Block[] => [
      [10, y, 9, 9, 'well'],
      [24, y + 1, 64, 3, 'ink'],
      [24, y + 6, 44, 2, 'hair'],
    ]),
    [104, 22, 46, 66, 'well'],
  ],
}

interface TemplatePreviewProps {
  layout: Layout
  /** The name of the drawing for screen readers. */
  name: string
  /**
   * The name of the site, which the drawing shows; without it, the drawing has a strip in its
   * place.
   */
  siteName?: string
}

/** The number of letters of a name that fit next to the menu. */
const LETTERS = 22

export function TemplatePreview({ layout, name, siteName = '' }: TemplatePreviewProps) {
  const shown = siteName.trim()
  const letters = Array.from(shown)
  const title = letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : shown
  return (
    <svg
      className="template-preview"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Layout of ${name}`}
    >
      {title !== '' && (
        <text x={10} y={13.5}>
          {title}
        </text>
      )}
      {[...(title === '' ? [nameless] : []), ...heads, ...layouts[layout]].map(
        ([x, y, width, height, tone], index) => (
          <rect key={index} x={x} y={y} width={width} height={height} data-tone={tone} />
        ),
      )}
    </svg>
  )
}

function row(y: number, count: number, width: number, height: number): Block[] {
  const gap = (WIDTH - 20 - count * width) / (count - 1)
  return Array.from({ length: count }, (_, at): Block => [
    10 + at * (width + gap),
    y,
    width,
    height,
    'well',
  ])
}

function line(x: number, y: number, width: number): Block {
  return [x, y, width, 2, 'hair']
}
