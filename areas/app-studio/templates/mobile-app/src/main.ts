import { dayBefore, dayOf, streakOf, toggled, weekUpTo, type Habit } from './habits.ts'

const KEY = 'habits'
const today = dayOf(new Date())
let habits = read()

function read(): Habit[] {
  const kept = localStorage.getItem(KEY)
  if (kept !== null) return JSON.parse(kept) as Habit[]
  return [
    { name: 'Read ten pages', days: [1, 2, 3, 5].map((days) => dayBefore(today, days)) },
    { name: 'Walk outside', days: [0, 1].map((days) => dayBefore(today, days)) },
    { name: 'No phone at breakfast', days: [2, 4].map((days) => dayBefore(today, days)) },
  ]
}

function save(next: Habit[]) {
  habits = next
  localStorage.setItem(KEY, JSON.stringify(habits))
  draw()
}

function draw() {
  const list = document.querySelector('#habits')!
  const focused = [...list.querySelectorAll('button')].indexOf(
    document.activeElement as HTMLButtonElement,
  )
  list.replaceChildren(...habits.map(itemFor))
  if (focused >= 0) list.querySelectorAll('button')[focused]?.focus()
}

function itemFor(habit: Habit): HTMLElement {
  const isDone = habit.days.includes(today)
  const streak = streakOf(habit, today)
  const button = element('button', { type: 'button', 'aria-pressed': String(isDone) })
  button.append(
    element('span', { class: 'check', 'aria-hidden': 'true' }),
    element('span', { class: 'name' }, habit.name),
    element('span', { class: 'streak' }, streak === 1 ? '1 day' : `${streak} days`),
  )
  button.addEventListener('click', () =>
    save(habits.map((one) => (one === habit ? toggled(one, today) : one))),
  )
  const week = element('span', { class: 'week', 'aria-hidden': 'true' })
  week.append(
    ...weekUpTo(today).map((day) =>
      element('span', { class: habit.days.includes(day) ? 'done' : '' }),
    ),
  )
  const item = element('li')
  item.append(button, week)
  return item
}

function element(name: string, attributes: Record<string, string> = {}, text = ''): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

document.querySelector('#day')!.textContent = new Date().toLocaleDateString('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
document.querySelector('#add')!.addEventListener('submit', (event) => {
  event.preventDefault()
  const field = document.querySelector<HTMLInputElement>('#name')!
  const name = field.value.trim()
  if (name === '') return field.focus()
  field.value = ''
  save([...habits, { name, days: [] }])
})
draw()
// A preview in a frame has no origin, and so no worker; an installed app has.
navigator.serviceWorker?.register('./sw.js').catch(() => {})
