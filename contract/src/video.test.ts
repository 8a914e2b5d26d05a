import { describe, expect, test } from 'vitest'
import { findVideo, hasLink, parseYoutubeId } from './video.ts'

const videoId = 'dQw4w9WgXcQ'

describe('P-posts-7: a YouTube link is parsed to its video id', () => {
  test.each(
    [
      'https://www.youtube.com/watch?v=ID',
      'http://youtube.com/watch?feature=share&v=ID&t=3s#a',
      'https://m.youtube.com/watch?v=ID',
      'https://music.youtube.com/watch?v=ID&list=x',
      'https://youtu.be/ID?si=abc',
      'https://www.youtube.com/shorts/ID?feature=share',
      'https://www.youtube.com/embed/ID',
      'https://www.youtube-nocookie.com/embed/ID?rel=0',
      'https://www.youtube.com/live/ID/',
      'www.youtube.com/watch?v=ID',
      'youtube.com/watch?v=ID',
      'm.youtube.com/watch?v=ID',
      'music.youtube.com/watch?v=ID',
      'youtu.be/ID',
      'youtube-nocookie.com/embed/ID',
      'HTTPS://WWW.YouTube.COM/watch?v=ID',
      '  https://youtu.be/ID\n',
    ].map((link) => link.replace('ID', videoId)),
  )('%s', (link) => expect(parseYoutubeId(link)).toBe(videoId))

  test.each([
    '',
    videoId,
    'mi video nuevo',
    'https://vimeo.com/76979871',
    'https://youtube.com',
    'https://www.youtube.com/watch?v=corto',
    `https://www.youtube.com/watch?v=${videoId}x`,
    `https://youtube.com.example/watch?v=${videoId}`,
    `https://notyoutube.com/watch?v=${videoId}`,
    `https://youtube.com@evil.example/watch?v=${videoId}`,
    `ftp://youtube.com/watch?v=${videoId}`,
    `javascript:youtu.be/${videoId}`,
    'https://www.youtube.com/@alguien',
    'https://www.youtube.com/embed/videoseries?list=PL00000000000',
    'https://www.youtube.com/embed/live_stream?channel=UC00000000000',
    'https://',
  ])('%j is not a video link', (link) => expect(parseYoutubeId(link)).toBeNull())
})

describe('P-posts-8: the first video link in the text of a post', () => {
  const link = `https://youtu.be/${videoId}?si=abc`
  test.each([
    link,
    `Mirad: ${link}`,
    `${link}\nEnsayo de anoche`,
    `Lo subí ayer (${link}), en casa`,
    `Primero https://vimeo.com/1, luego ${link}.`,
  ])('found in %j', (text) => expect(findVideo(text)).toEqual({ link, id: videoId }))

  test.each(['', 'Sin enlace', 'https://vimeo.com/76979871', `ver${link}`, 'www. youtube'])(
    'no video link in %j',
    (text) => expect(findVideo(text)).toBeNull(),
  )

  test('recognizes links to any site', () => {
    expect(['Ve a https://vimeo.com/1', 'www.vimeo.com', 'www', 'Hola.'].map(hasLink)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
