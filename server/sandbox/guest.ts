/**
 * The first code of each machine, which runs before a stranger's. It seeds `Math.random`, and
 * returns the function that starts the run. `log`, `ask` and `end` are functions outside of the
 * machine and take only texts; values are turned into JSON inside, so that no getter of the code
 * runs outside.
 */
export const guest = String.raw`
'use strict';
(log, ask, end, s0, s1, s2, s3) => {
  const { parse, stringify } = JSON
  const { Error, String, Promise } = globalThis

  // The random numbers are made by sfc32.
  let [a, b, c, d] = [s0 | 0, s1 | 0, s2 | 0, s3 | 0]
  Math.random = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }

  const wordsOf = (value) => {
    if (typeof value === 'string') return value
    if (value instanceof Error) return String(value)
    try {
      return stringify(value) ?? String(value)
    } catch {
      return String(value)
    }
  }
  const console = {}
  for (const level of ['debug', 'log', 'info', 'warn', 'error'])
    console[level] = (...values) => {
      let text = ''
      for (let at = 0; at < values.length; at++) text += (at > 0 ? ' ' : '') + wordsOf(values[at])
      log(level, text)
    }

  // The error is made where the question is asked, so that its stack has that line.
  const askOutside = async (name, question = null) => {
    const refused = new Error()
    let answer
    try {
      answer = await ask(String(name), stringify(question) ?? 'null')
    } catch (error) {
      refused.message = error.message
      throw refused
    }
    return parse(answer)
  }

  const fail = (error) => {
    try {
      const isError = error instanceof Error
      end('failed', isError ? String(error) : 'It threw ' + wordsOf(error), isError ? String(error.stack) : '')
    } catch {
      end('failed', 'It threw something that cannot be shown.', '')
    }
  }

  return async (code, input) => {
    let value
    try {
      value = await code(parse(input), askOutside, console)
    } catch (error) {
      return fail(error)
    }
    try {
      value = stringify(value === undefined ? null : value) ?? 'null'
    } catch (error) {
      return end('failed', 'The result cannot be written as JSON: ' + wordsOf(error), '')
    }
    end('done', value, '')
  }
}`
