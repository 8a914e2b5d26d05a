import { expect, test } from 'vitest'
import { addImports } from './service-worker.ts'

test('P-pages-20: what the scripts of the cached pages import is cached with them, but not what they load on demand', async () => {
  const files: Record<string, string> = {
    'stored-A1.js': 'import{n as t}from"./flags-B2.js";import"./react-C3.js";t(()=>import(`./viewer-D4.js`))',
    'flags-B2.js': "export{a as n}from'./online-E5.js'",
    'online-E5.js': 'const a=1;export{a}',
    'react-C3.js': 'import{a}from"./online-E5.js"',
  }
  const found = await addImports(['stored-A1.js', 'index-F6.css'], (name) => Promise.resolve(files[name]!))
  expect([...found]).toEqual(['stored-A1.js', 'index-F6.css', 'flags-B2.js', 'react-C3.js', 'online-E5.js'])
})
