import '../look/base.css'
import '../look/fonts.css'
import '../look/tokens.css'
import '../ui/controls/Button.css'
import '../ui/marks/SourceMark.css'
import './home.css'
import './MergePicture.css'
import { keepThemeCookie } from '../kept-cookies.ts'

const page = document.documentElement
const button = document.createElement('button')
button.type = 'button'
button.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark'
  page.dataset['theme'] = theme
  keepThemeCookie(theme)
  nameButton()
})
nameButton()
document.getElementById('theme')?.append(button)

function isDark(): boolean {
  const { theme } = page.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function nameButton(): void {
  button.textContent = isDark() ? 'Light theme' : 'Dark theme'
}
