import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw } from 'lucide-react'
import { useId, useState, type RefObject } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from '../../../lib/translation.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import type { Framing } from './crop-image.ts'
import type { ImageUse } from './image-file.ts'

const aspects: Record<ImageUse, number> = { profile: 1, cover: 318 / 122 }
const maxZoom = 3

const moves = [
  ['ArrowLeft', 'moveLeft', ArrowLeft],
  ['ArrowRight', 'moveRight', ArrowRight],
  ['ArrowUp', 'moveUp', ArrowUp],
  ['ArrowDown', 'moveDown', ArrowDown],
] as const

/** Crops an image: drag, buttons or arrow keys to move, zoom, rotation in steps of 90°. */
export default function ImageCropper({
  image,
  use,
  onFrame,
  onBroken,
}: {
  /** The address of the image. */
  image: string
  use: ImageUse
  onFrame: (framing: Framing) => void
  /** The browser cannot decode the image. */
  onBroken: () => void
}) {
  const { t } = useTranslation('profile')
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [cropper, setCropper] = useState<RefObject<HTMLElement | null>>()
  /** As with the arrow key, which keeps the image in the frame. */
  function move(key: string) {
    for (const type of ['keydown', 'keyup'])
      cropper?.current?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
  }
  const rotate = (degrees: number) => setRotation((before) => (before + degrees + 360) % 360)
  return (
    <div className="grid gap-3">
      <div className="relative h-64 overflow-hidden rounded-md bg-black md:h-72">
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={aspects[use]}
          maxZoom={maxZoom}
          keyboardStep={16}
          cropShape={use === 'profile' ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onFrame({ area, rotation })}
          mediaProps={{ alt: t('image.preview'), onError: onBroken }}
          setCropperRef={setCropper}
          cropperProps={{ role: 'group', 'aria-label': t('image.frame') }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-2">
        {moves.map(([key, name, Icon]) => (
          <IconButton key={key} label={t(`image.${name}`)} onClick={() => move(key)}>
            <Icon aria-hidden size={20} />
          </IconButton>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          {t('image.zoom')}
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-ember"
        />
        <IconButton label={t('image.left')} onClick={() => rotate(-90)}>
          <RotateCcw aria-hidden size={20} />
        </IconButton>
        <IconButton label={t('image.right')} onClick={() => rotate(90)}>
          <RotateCw aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  )
}
