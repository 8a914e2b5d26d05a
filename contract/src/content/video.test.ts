import { describe, expect, test } from 'vitest'
import { findVideo, hasLink, removeVideo } from './video.ts'

const id = 'dQw4w9WgXcQ'

describe('P-posts-7: a YouTube link has the id of its video', () => {
  test.each(
    [
      'https://www.youtube.com/watch?v=ID',
      'http://youtube.com/watch?feature=share&v=ID&t=3s#a',
      'https://www.youtube.com/watch?app=desktop&amp;v=ID',
      'https://m.youtube.com/watch?v=ID',
      'https://music.youtube.com/watch?v=ID&list=x',
      'https://youtu.be/ID?si=abc',
      'https://www.youtube.com/shorts/ID?feature=share',
      'https://www.youtube.com/embed/ID',
      'https://www.youtube-nocookie.com/embed/ID?rel=0',
      'https://www.youtube.com/live/ID/',
      '//www.youtube.com/embed/ID',
      'www.youtube.com/watch?v=ID',
      'youtube.com/watch?v=ID',
      'm.youtube.com/watch?v=ID',
      'music.youtube.com/watch?v=ID',
      'youtu.be/ID',
      'youtube-nocookie.com/embed/ID',
      'HTTPS://WWW.YouTube.COM/watch?v=ID',
    ].map((link) => link.replace('ID', id)),
  )('%s', (link) => {
    const isPortrait = link.includes('/shorts/')
    expect(findVideo(link)).toEqual({ id, isPortrait, start: 0, end: link.length })
  })

  test.each([
    '',
    id,
    'mi video nuevo',
    'https://vimeo.com/76979871',
    'https://youtube.com',
    'https://www.youtube.com/watch?v=corto',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://youtube.com.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `ftp://youtube.com/watch?v=${id}`,
    'https://www.youtube.com/@alguien',
    'https://www.youtube.com/embed/videoseries?list=PL00000000000',
    'https://www.youtube.com/embed/live_stream?channel=UC00000000000',
    'https://',
    `verhttps://youtu.be/${id}`,
    'www. youtube',
  ])('%j has no video', (text) => expect(findVideo(text)).toBeNull())
})

describe('P-posts-8: the first video link anywhere in a text', () => {
  const link = `https://youtu.be/${id}?si=abc`
  const embed = `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=abc&amp;start=3" title="YouTube" allow="autoplay" allowfullscreen></iframe>`
  test.each([
    [link, ''],
    [`Mirad: ${link}`, 'Mirad:'],
    [`${link}\nEnsayo de anoche`, 'Ensayo de anoche'],
    [`Lo subí ayer (${link}), en casa`, 'Lo subí ayer, en casa'],
    [`Primero https://vimeo.com/1, luego ${link}.`, 'Primero https://vimeo.com/1, luego.'],
    [`🔥${link}🔥`, '🔥🔥'],
    [`Estreno “${link}” hoy`, 'Estreno hoy'],
    [`'${link}'`, ''],
    [`Mira ([ "${link}" ])!`, 'Mira!'],
    [`*${link}*`, ''],
    [`Video:${link}`, 'Video:'],
    [`Hola\n${link}\n\nAdiós`, 'Hola\n\nAdiós'],
    [`Hola  mundo ${link} (completo)`, 'Hola  mundo (completo)'],
    [`(versión larga: ${link})`, '(versión larga:)'],
    [`\u200b${link}\u200bfin`, '\u200b\u200bfin'],
    [embed, ''],
    [embed.replaceAll('"', "'").replace('https:', ''), ''],
    [`Mi video:\n\n${embed}\n\n¡Gracias!`, 'Mi video:\n\n\n¡Gracias!'],
    [`<a href="${link}">Mi video</a> de hoy`, 'Mi video de hoy'],
  ])('is found in %j, which becomes %j without it', (text, rest) => {
    const video = findVideo(text)
    expect(video?.id).toBe(id)
    expect(removeVideo(text, video!)).toBe(rest)
  })

  test('takes no more than linear time', () => {
    const hosts = 'youtu.be/..'.repeat(20_000)
    expect(findVideo(hosts)).toBeNull()
    const nested = `${'('.repeat(20_000)}${link}${')'.repeat(20_000)}`
    expect(removeVideo(nested, findVideo(nested)!)).toBe('')
  })

  test('recognizes links to any site', () => {
    expect(['🔥https://vimeo.com/1', 'www.vimeo.com', 'www', 'Hola.'].map(hasLink)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
