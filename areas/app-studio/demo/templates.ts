import type { Template } from '../contract.ts'

/** The seven templates of the document. The demo cannot create projects from them. */
export const sampleTemplates: readonly Template[] = [
  template('create-from-scratch', 'Create from Scratch', ['Any stack']),
  template('web-application', 'Web Application', ['React', 'TypeScript', 'Node.js']),
  { ...template('website', 'Website', ['Astro', 'HTML', 'CSS']), madeAt: 'website-builder' },
  template('mobile-app', 'Mobile App', ['React Native', 'Expo']),
  template('browser-extension', 'Browser Extension', ['TypeScript', 'WebExtensions']),
  template('script-cli-tool', 'Script / CLI Tool', ['Node.js', 'Python']),
  template('desktop-app', 'Desktop App', ['Tauri', 'Rust']),
]

function template(id: string, name: string, stack: string[]): Template {
  return { id, name, about: null, stack, madeAt: null }
}
