import { buttonClass } from '../ui/controls/Button.tsx'
import { ArrowRight } from '../ui/more-icons.ts'
import { Logo } from '../ui/marks/Logo.tsx'
import { WirePhoto } from '../ui/marks/WirePhoto.tsx'
import { MergePicture } from './MergePicture.tsx'

interface HomePageProps {
  /** Where the demo is. */
  demo: string
  /** Null on a static site, which has no server behind it. */
  hub: { feed: string; api: string } | null
}

/** What this is, and the two ways in. Written once, at build time; the browser gets plain HTML. */
export function HomePage({ demo, hub }: HomePageProps) {
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
          </div>
          <MergePicture />
        </section>
        <section className="home-doors" aria-label="Where to go">
          <Doorway
            href={hub?.feed ?? '#install'}
            name="Synthwire"
            picture="Library"
            category="Environment"
            label={hub ? 'Open Synthwire' : 'Install Synthwire'}
            isPrimary={hub !== null}
          >
            Your sources, your folders, your reading. Kept on your server and nowhere else.
          </Doorway>
          <Doorway
            href={demo}
            name="The demo"
            picture="Theater"
            category="AI Infrastructure"
            label="Explore the demo"
            isPrimary={hub === null}
          >
            The same screens with made-up news, in your browser. Try everything: nothing is stored,
            and a reload starts over.
          </Doorway>
        </section>
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
  name: string
  /** The title that the picture is drawn from. */
  picture: string
  category: string
  label: string
  isPrimary: boolean
  children: React.ReactNode
}

function Doorway({ href, name, picture, category, label, isPrimary, children }: DoorwayProps) {
  const look = { size: 'l', variant: isPrimary ? 'primary' : 'plain' } as const
  return (
    <div className="home-door">
      <WirePhoto title={picture} category={category} ratio={3.1} rows={22} />
      <h2>{name}</h2>
      <p>{children}</p>
      <a className={buttonClass(look)} href={href}>
        {label}
        <ArrowRight />
      </a>
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
