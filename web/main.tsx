import { createRoot, hydrateRoot } from 'react-dom/client'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { fetchCode } from './loading/fetch-code.ts'
import { demoDoor, demoStart, isDemoAddress, servedDemo } from './place/doors.ts'
import { loadFirstSteps, loadScreen } from './screens.tsx'
import { readStart } from './start.ts'
import { shownTheme } from './theme.tsx'

const start = readStart()
const demo = start?.place ?? (isDemoAddress(location.pathname) ? servedDemo : null)
const element = document.getElementById('root')!

// The only place that chooses, by the address, who answers the page and where the current page is
// kept.
const liveDoor = demo ? null : (await fetchCode(() => import('./place/live-door.ts'))).liveDoor

const app = await prepare(new Answers(start?.answers), new Date(start?.now ?? Date.now()))
if (document.querySelector('.first-run')) await fetchCode(loadFirstSteps)

// Logs errors from which React has recovered by itself.
const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error)
const isDrawn = start?.address === addressNow()
let root = isDrawn ? hydrateRoot(element, app, { onRecoverableError }) : createRoot(element)
if (!isDrawn) root.render(app)

let visit = 0
document.addEventListener('end-visit', endVisit)
document.addEventListener('begin-visit', beginVisit)

function addressNow() {
  const { pathname, search } = location
  return demo ? demoStart(pathname, demo) : pathname + search
}

/**
 * Prepares the app. The screen's code is loaded first, so that a page that the server drew hydrates
 * at once.
 */
async function prepare(known: Answers, now: Date) {
  const at = addressNow()
  const door = demo ? demoDoor(demo, at, now) : liveDoor!()
  await loadScreen(at.slice(door.pages.base.length))
  return <App door={door} answers={known} now={now} theme={shownTheme()} onReady={handleReady} />
}

function endVisit() {
  root.unmount()
  delete document.documentElement.dataset['hydrated']
}

/** Begins another visit without loading the page, which journeys do thousands of times. */
async function beginVisit() {
  // The last visit has to be cleaned up completely before the next one draws.
  endVisit()
  visit++
  const anew = await prepare(new Answers(), new Date())
  root = createRoot(element)
  root.render(anew)
}

function handleReady() {
  document.documentElement.dataset['hydrated'] = String(visit)
}
