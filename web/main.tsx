import { createRoot, hydrateRoot } from 'react-dom/client'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { demoDoor, demoStart, isDemoAddress, servedDemo, type Door } from './place/doors.ts'
import { tellAlive } from './presses.ts'
import { loadFirstSteps, loadScreen } from './screens.tsx'
import { readStart } from './start.ts'
import { shownTheme } from './theme.tsx'

const path = location.pathname
const start = readStart()
const demo = start?.place ?? (isDemoAddress(path) ? servedDemo : null)
const address = demo ? demoStart(path, demo) : path + location.search
const now = new Date(start?.now ?? Date.now())

// The one place that looks at the address to choose who answers and where the page is kept.
const door = demo ? demoDoor(demo, address, now) : (await import('./place/live-door.ts')).liveDoor()

const answers = new Answers(start?.answers)

// With the screen's code at hand, what the server drew comes to life in one go.
await loadScreen(address.slice(door.pages.base.length))
if (document.querySelector('.first-run')) await loadFirstSteps()

const element = document.getElementById('root')!
const app = (at: Door, known: Answers, times = 0) => (
  <App key={times} door={at} answers={known} now={now} theme={shownTheme()} onReady={handleReady} />
)
// Of what React got over by itself, the log says what it was.
const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error)
const isDrawn = start?.address === address
const root = isDrawn
  ? hydrateRoot(element, app(door, answers), { onRecoverableError })
  : createRoot(element)
if (!isDrawn) root.render(app(door, answers))

// The demo keeps nothing, so that it can begin anew without a load: journeys ask for it, thousands of times.
let times = 0
if (demo) document.addEventListener('begin-anew', beginAnew)

async function beginAnew() {
  const at = demoStart(location.pathname, demo!)
  await loadScreen(at.slice(demo!.base.length))
  root.render(app(demoDoor(demo!, at, now), new Answers(), ++times))
}

function handleReady() {
  document.documentElement.dataset['hydrated'] = String(times || '')
  tellAlive()
}
