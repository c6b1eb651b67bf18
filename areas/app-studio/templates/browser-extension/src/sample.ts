import { readingOf } from './reading.ts'
import { show } from './show.ts'

const article = document.querySelector<HTMLElement>('#text')!
const field = document.querySelector<HTMLTextAreaElement>('#edit')!
const text = [...article.querySelectorAll('h1, p')].map((part) => part.textContent).join('. ')

const count = () => show(readingOf(field.value.trim() || text))
field.addEventListener('input', count)
count()
