import type { Plugin } from 'vite'

export function namedParts(root: string): Plugin
