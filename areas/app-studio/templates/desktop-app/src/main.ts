import { at, clockOf, freshTimer, leftOf, MINUTE_MS, toggled, type Lengths } from './timer.ts'

const find = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element
const minutesOf = (id: string) => Math.max(1, find<HTMLInputElement>(id).valueAsNumber || 1)
const lengths = (): Lengths => ({
  workMs: minutesOf('work') * MINUTE_MS,
  restMs: minutesOf('rest') * MINUTE_MS,
})
let timer = freshTimer(lengths())

function draw() {
  timer = at(timer, lengths(), Date.now())
  const left = leftOf(timer, Date.now())
  const { workMs, restMs } = lengths()
  const isWork = timer.phase === 'work'
  find('phase').textContent = isWork ? 'Work' : 'Rest'
  find('clock').textContent = clockOf(left)
  find('toggle').textContent = timer.endsAt === null ? 'Start' : 'Pause'
  find('left').style.strokeDashoffset = String(100 - (100 * left) / (isWork ? workMs : restMs))
  find('done').textContent =
    timer.finished === 1 ? 'One quiet stretch today.' : `${timer.finished} quiet stretches today.`
  document.title = timer.endsAt === null ? 'Quiet hour' : `${clockOf(left)} · Quiet hour`
}

function handleToggle() {
  timer = toggled(timer, Date.now())
  draw()
}

function handleReset() {
  timer = { ...freshTimer(lengths()), finished: timer.finished }
  draw()
}

find('toggle').addEventListener('click', handleToggle)
find('reset').addEventListener('click', handleReset)
find('lengths').addEventListener('input', () => timer.endsAt === null && handleReset())
addEventListener('keydown', ({ key, target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLButtonElement) return
  if (key === ' ') handleToggle()
  if (key === 'r') handleReset()
})
setInterval(draw, 250)
draw()
// A preview in a frame has no origin, and so no worker; an installed app has.
navigator.serviceWorker?.register('./sw.js').catch(() => {})
