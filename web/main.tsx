import { createRoot, hydrateRoot } from 'react-dom/client'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { demoDoor, demoStart, isDemoAddress, servedDemo, type Door } from './place/doors.ts'
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
const theme = shownTheme()
const app = (at: Door, known: Answers, from: Date) => (
  <App door={at} answers={known} now={from} theme={theme} onReady={handleReady} />
)
// Of what React got over by itself, the log says what it was.
const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error)
const isDrawn = start?.address === address
let root = isDrawn
  ? hydrateRoot(element, app(door, answers, now), { onRecoverableError })
  : createRoot(element)
if (!isDrawn) root.render(app(door, answers, now))

let visit = 0
if (demo) document.addEventListener('begin-anew', beginAnew)

/** The demo keeps nothing: it can be visited again without a load, which journeys do thousands of times. */
async function beginAnew() {
  // All of the last visit is cleaned up by the time that the next one draws.
  root.unmount()
  visit++
  const { dataset } = document.documentElement
  delete dataset['hydrated']
  if (theme) dataset['theme'] = theme
  const at = demoStart(location.pathname, demo!)
  await loadScreen(at.slice(demo!.base.length))
  const from = new Date()
  root = createRoot(element)
  root.render(app(demoDoor(demo!, at, from), new Answers(), from))
}

function handleReady() {
  document.documentElement.dataset['hydrated'] = String(visit)
}
