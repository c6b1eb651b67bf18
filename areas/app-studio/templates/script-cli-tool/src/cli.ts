#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { run } from './tally.ts'

const { text, code } = run(process.argv.slice(2), readFileSync(0, 'utf8'))
process.stdout.write(`${text}\n`)
process.exitCode = code
