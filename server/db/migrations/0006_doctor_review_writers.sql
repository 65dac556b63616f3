ALTER TABLE "doctor_review" ADD COLUMN "user_id" varchar(64);--> statement-breakpoint
ALTER TABLE "doctor_review" ADD COLUMN "booking_id" varchar(64);--> statement-breakpoint
CREATE INDEX "doctor_review_user_idx" ON "doctor_review" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "doctor_review" ADD CONSTRAINT "doctor_review_booking_id_unique" UNIQUE("booking_id");