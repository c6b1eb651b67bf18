import { buttonClass } from '../ui/controls/Button.tsx'
import { ArrowRight } from '../ui/more-icons.ts'
import { Logo } from '../ui/marks/Logo.tsx'
import { MergePicture } from './MergePicture.tsx'

/** The themes of the product's pictures. The page has both pictures and shows one. */
const themes = ['light', 'dark'] as const

interface HomePageProps {
  /** The folder of the site's own files, with a slash at its end. */
  root: string
  /** The address of the demo. */
  demo: string
  /** Addresses of the live server; null on a static site, which has none. */
  hub: { feed: string; api: string } | null
}

/**
 * The home page, with the product and links to the demo and the live server. It is drawn once, at
 * build time, and the browser gets plain HTML.
 */
export function HomePage({ root, demo, hub }: HomePageProps) {
  return (
    <div className="home">
      <header className="home-flag">
        <p className="home-ears">
          <span>Self-hosted, open source</span>
          <span id="theme" className="home-theme" />
        </p>
        <p className="home-nameplate">
          <Logo size={56} />
          <span>Synthwire</span>
        </p>
        <nav aria-label="About">
          <a href="#how">How it works</a>
          <a href="#install">Install</a>
          <a href="#privacy">Privacy</a>
          {hub ? <a href={hub.api}>API</a> : <a href={demo}>Demo</a>}
        </nav>
      </header>
      <main>
        <section className="home-hero">
          <div>
            <h1>Many sources, one article, and every sentence shows where it came from.</h1>
            <p>
              Synthwire follows the outlets you choose and puts what they say about the same event
              in one place. It runs on your own machine, and what you read stays there.
            </p>
            <nav className="home-doors" aria-label="Where to go">
              <Doorway
                href={hub?.feed ?? '#install'}
                label={hub ? 'Open Synthwire' : 'Install Synthwire'}
                isPrimary={hub !== null}
              >
                Your sources, kept on your server and nowhere else.
              </Doorway>
              <Doorway href={demo} label="Explore the demo" isPrimary={hub === null}>
                The same screens with made-up news. Nothing is stored.
              </Doorway>
            </nav>
          </div>
          <MergePicture />
        </section>
        <figure className="home-product">
          {themes.map((theme) => (
            <img
              key={theme}
              className={`home-${theme}`}
              src={`${root}product-${theme}.webp`}
              alt="The feed of the demo: breaking news, top headlines, and the assistant beside them"
              width={1920}
              height={1200}
              loading="lazy"
            />
          ))}
          <figcaption>The feed, with the sample data of the demo</figcaption>
        </figure>
        <Steps />
        <section id="install" className="home-part">
          <h2>Install</h2>
          <div>
            <p>
              All it takes is Node 18 or newer with npm. In the folder with the source code, one
              command fetches what it needs, sets up the database and starts:
            </p>
            <pre>
              <code>{'cd synthwire\nnpm start'}</code>
            </pre>
            <p>
              Then open <code>http://127.0.0.1:4600</code>. No Docker, no accounts, no keys. When
              one machine is no longer enough, <code>DATABASE_URL</code> names a PostgreSQL of your
              own, and web and workers run apart on as many machines as you like.
            </p>
          </div>
        </section>
        <section id="privacy" className="home-part">
          <h2>Privacy</h2>
          <ul>
            <li>Your server fetches the feeds; your browser connects only to your server.</li>
            <li>It can be reached only from your own machine until you set a password.</li>
            <li>
              No tracking, no analytics, no account anywhere. Tracking pixels in feeds are removed.
            </li>
            <li>
              Summaries are made by picking sentences out of the sources, on your machine, without
              any AI service.
            </li>
          </ul>
        </section>
      </main>
      <footer className="home-foot">
        Synthwire is free software under the AGPL, version 3 or later.
      </footer>
    </div>
  )
}

interface DoorwayProps {
  href: string
  label: string
  isPrimary: boolean
  children: React.ReactNode
}

function Doorway({ href, label, isPrimary, children }: DoorwayProps) {
  const look = { size: 'l', variant: isPrimary ? 'primary' : 'plain' } as const
  return (
    <div>
      <a className={buttonClass(look)} href={href}>
        {label}
        <ArrowRight />
      </a>
      <p>{children}</p>
    </div>
  )
}

function Steps() {
  return (
    <section id="how" className="home-part">
      <h2>How it works</h2>
      <ol className="home-steps">
        <li>
          <h3>Follow</h3>
          <p>
            Give it the address of a feed or of any page that has one, or a list from your present
            reader. It fetches politely, and says plainly when a source has trouble.
          </p>
        </li>
        <li>
          <h3>Join</h3>
          <p>
            What ten outlets write about one event becomes one article that names all ten. Reports
            that only sound alike stay separate.
          </p>
        </li>
        <li>
          <h3>Check</h3>
          <p>
            Each sentence of a summary has a number. Select it to see the words in context, in the
            source they come from, with a link to the original.
          </p>
        </li>
      </ol>
    </section>
  )
}
