import { Button } from '#web/ui/controls/Button.tsx'

/**
 * A banner for people who would rather build a tool themselves. Its buttons do not lead anywhere
 * yet.
 */
export function MakersBanner() {
  return (
    <section className="makers" aria-labelledby="makers-title">
      <div className="makers-words">
        <h2 id="makers-title">Create Tools That Help People</h2>
        <p>
          Have you built something that others could use? Publish it, set a price or make it free,
          and get feedback from users.
        </p>
        <div className="makers-actions">
          <Button variant="primary">Start Building</Button>
          <Button>Learn More</Button>
        </div>
      </div>
      <Shelf />
    </section>
  )
}

/** A drawing of a shelf with a marked gap for another tool. */
function Shelf() {
  return (
    <svg className="makers-shelf" viewBox="0 0 240 132" aria-hidden="true">
      <path className="makers-boards" d="M0 62h240M0 130h240" />
      <path d="M14 61V22M26 61V34M44 61V14M62 61V40M140 61V26M158 61V18M196 61V36" />
      <path d="M18 129V96M48 129V84M66 129V104M112 129V90M150 129V100M168 129V82M214 129V94" />
      <path className="makers-gap" d="M86 61V20h34v41" />
    </svg>
  )
}
