import { GRAIN } from "./character-card";

export const CharacterBack = () => (
  <div class="ns-char back">
    <svg viewBox="0 0 220 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="220" height="330" fill="var(--stone-wood)" />
      <path d={GRAIN} fill="var(--stone-wood-ink)" opacity=".6" />
      <rect
        x="16"
        y="16"
        width="188"
        height="298"
        fill="none"
        stroke="var(--stone-wood-ink)"
        stroke-width="3"
      />
      <rect
        x="23"
        y="23"
        width="174"
        height="284"
        fill="none"
        stroke="var(--stone-wood-hi)"
        stroke-width="1.5"
      />
      <g transform="translate(110 165)">
        <circle r="52" fill="var(--stone-wood-hi)" stroke="var(--stone-wood-ink)" stroke-width="3" />
        <path d="M-30 20V-6L0-32 30-6v26z" fill="var(--stone-wood-ink)" />
        <path d="M-8 20V2H8v18zM-24 2h9v9h-9zM15 2h9v9h-9z" fill="#F4C95A" />
      </g>
    </svg>
  </div>
);
