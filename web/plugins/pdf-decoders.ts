import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

const files = ['openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js']

/** Adds the decoders of scanned pages to the build: pdf.js loads them by name, from a folder with its version. */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    async generateBundle() {
      for (const file of files) {
        const path = fileURLToPath(import.meta.resolve(`pdfjs-dist/wasm/${file}`))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${pdfjs.version}/${file}`,
          source: await readFile(path),
        })
      }
    },
  }
}
