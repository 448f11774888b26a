import { useId, type ReactNode } from 'react';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  const id = useId();
  return (
    <section className="card step" aria-labelledby={id}>
      <h2 id={id}>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
