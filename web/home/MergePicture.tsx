import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '../ui/marks/SourceMark.tsx'

const outlets = [
  'Volta Daily',
  'Northern Wire',
  'Kestrel Bulletin',
  'Meridian Post',
  'Copper Review',
  'Bay Register',
  'The Harbour',
  'Silver Standard',
  'Granite Report',
]

/** The lines of the article: the length of each, and the source to which its number refers. */
const lines = [
  { width: 188, cited: 1 },
  { width: 150, cited: 2 },
  { width: 176, cited: 0 },
  { width: 180, cited: 3 },
  { width: 182, cited: 1 },
  { width: 160, cited: 4 },
  { width: 190, cited: 0 },
  { width: 112, cited: 5 },
]
const ticks = [362, 371, 398, 430, 436, 470, 512, 528]

/** A picture of nine outlets that flow into one article, whose sentences keep their sources. */
export function MergePicture() {
  return (
    <svg
      className="home-merge"
      viewBox="0 0 560 380"
      role="img"
      aria-label="Nine outlets flow into one article whose sentences keep their sources"
    >
      {outlets.map((name, index) => (
        <path
          key={name}
          className={index === 0 ? 'home-first' : 'home-flow'}
          d={`M40 ${22 + index * 42}C210 ${22 + index * 42} 190 ${120 + index * 17} 330 ${120 + index * 17}`}
        />
      ))}
      {outlets.map((name, index) => (
        <g key={name} transform={`translate(8 ${8 + index * 42})`}>
          <SourceMark outlet={{ name, logo: initials(name) }} size={28} />
        </g>
      ))}
      <rect className="home-page" x="318" y="64" width="238" height="246" />
      <path className="home-rule" d="M334 82h206" strokeWidth="3" />
      <path className="home-rule" d="M334 86.5h206" />
      <text className="home-title" x="334" y="112">
        Grid operators tell builders
      </text>
      <text className="home-title" x="334" y="133">
        to bring their own power
      </text>
      {lines.map(({ width, cited }, index) => {
        const y = 154 + index * 16 + (index > 3 ? 8 : 0)
        return (
          <g key={y}>
            <path className="home-line" d={`M334 ${y}h${width}`} />
            {cited > 0 && (
              <>
                <rect
                  className="home-cite"
                  x={334 + width + 6}
                  y={y - 7}
                  width="14"
                  height="14"
                  rx="2"
                />
                <text className="home-numeral" x={334 + width + 13} y={y + 4}>
                  {cited}
                </text>
              </>
            )}
          </g>
        )
      })}
      <path className="home-wire" d="M334 296h206" />
      <path className="home-ticks" d={ticks.map((x) => `M${x} 292v8`).join('')} />
      <circle className="home-dot" cx="334" cy="296" r="4" />
    </svg>
  )
}
