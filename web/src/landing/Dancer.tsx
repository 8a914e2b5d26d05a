import { useId } from 'react'

/** The picture that the explainer's story is about: a dancer in one beam of light. */
export function Dancer() {
  const id = useId()
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <radialGradient id={`${id}room`} cx="50%" cy="30%" r="90%">
          <stop stopColor="#6a2c91" />
          <stop offset="1" stopColor="#1a0f2e" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff3d6" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffd38a" stopOpacity=".12" />
        </linearGradient>
        <linearGradient id={`${id}cloth`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffb020" />
          <stop offset=".5" stopColor="#ff5a36" />
          <stop offset="1" stopColor="#e0218a" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill={paint('room')} />
      <path d="M142-10h36l54 196H88z" fill={paint('beam')} />
      <ellipse cx="160" cy="184" rx="76" ry="10" fill="#ffc46b" opacity=".55" />
      <g fill="none" strokeLinecap="round" stroke={paint('cloth')}>
        <path d="M150 62c34 16 34 40 12 62s-8 38 4 56" strokeWidth="15" />
        <path d="M150 66c-22 14-40 4-52-14" strokeWidth="7" opacity=".9" />
        <path d="M156 66c26 2 44-14 52-34" strokeWidth="7" opacity=".9" />
        <path d="M162 84c40 10 48 44 20 72s-22 24-40 26" strokeWidth="9" opacity=".55" />
      </g>
      <circle cx="150" cy="46" r="11" fill="#ffe3c4" />
    </svg>
  )
}
